import { createHash } from 'node:crypto'

const FILES_PATH = '/files/'
const DATA_TEXT = /"(data:[a-z]+\/([a-z]+)[^"\\]*)"/g

/**
 * Artwork over HTTP. In the page, the world's pictures and films stand inside its answers, so that Storybook needs no host
 * for them; a real API names files instead, and so does the HTTP host: an answer with a thousand pictures in it would be
 * fifteen times as long as a real one.
 */
export class WorldFiles {
  private readonly pathOf = new Map<string, string>()
  private readonly dataOf = new Map<string, string>()

  /** A JSON text with addresses at `origin` in place of data: addresses. */
  named(json: string, origin: string): string {
    return json.replace(DATA_TEXT, (_, data: string, format: string) =>
      JSON.stringify(origin + this.keep(data, format)),
    )
  }

  /** The file at a path that `named` gave out; undefined for any other path. */
  answer(path: string): Response | undefined {
    const data = this.dataOf.get(path)
    if (data === undefined) return undefined
    const comma = data.indexOf(',')
    const [type = '', encoding] = data.slice('data:'.length, comma).split(';')
    const body = data.slice(comma + 1)
    return new Response(encoding === 'base64' ? Buffer.from(body, 'base64') : decodeURIComponent(body), {
      headers: { 'content-type': type },
    })
  }

  private keep(data: string, format: string): string {
    let path = this.pathOf.get(data)
    if (path === undefined) {
      path = `${FILES_PATH}${createHash('sha256').update(data).digest('hex').slice(0, 16)}.${format}`
      this.pathOf.set(data, path)
      this.dataOf.set(path, data)
    }
    return path
  }
}
