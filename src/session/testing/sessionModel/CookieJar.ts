/** The cookies of one browser, which its tabs share, in place of the much slower ones of jsdom. */
export class CookieJar {
  private readonly cookies = new Map<string, { value: string; expiresAt: number }>()
  /** Called before each single cookie is written or removed. */
  onWrite: () => void = () => undefined

  /** Replaces `document.cookie`. Returns a function that restores it. */
  install(): () => void {
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => this.read(),
      set: (text: string) => {
        this.onWrite()
        this.write(text)
      },
    })
    return () => Reflect.deleteProperty(document, 'cookie')
  }

  names(): string[] {
    return [...this.cookies.keys()]
  }

  remove(name: string): void {
    this.cookies.delete(name)
  }

  private read(): string {
    for (const [name, { expiresAt }] of this.cookies) if (expiresAt <= Date.now()) this.cookies.delete(name)
    return [...this.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ')
  }

  private write(text: string): void {
    const [pair = '', ...attributes] = text.split('; ')
    // There are none with a domain in these tests.
    if (attributes.some((attribute) => attribute.startsWith('domain='))) return
    const at = pair.indexOf('=')
    const expires = attributes.find((attribute) => attribute.startsWith('expires='))
    const expiresAt = expires === undefined ? Infinity : Date.parse(expires.slice('expires='.length))
    if (expiresAt <= Date.now()) this.cookies.delete(pair.slice(0, at))
    else this.cookies.set(pair.slice(0, at), { value: pair.slice(at + 1), expiresAt })
  }
}
