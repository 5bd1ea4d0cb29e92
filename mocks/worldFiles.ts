import { createHash } from 'node:crypto'

const FILES_PATH = '/files/'
const DATA_URL = /"(data:[a-z]+\/([a-z]+)[^"\\]*)"/g

/**
 * Artwork as files, for the HTTP host. In a page, the mock world inlines pictures and videos as data URLs, because
 * Storybook has no host for them. A real API links to files; with a thousand inlined pictures an answer would be
 * fifteen times as long as a real one.
 */
export class WorldFiles {
  private readonly pathByData = new Map<string, string>()
  private readonly dataByPath = new Map<string, string>()

  /** Replaces the data URLs in JSON by file URLs at `origin`. */
  replaceDataUrls(json: string, origin: string): string {
    return json.replace(DATA_URL, (_, data: string, format: string) =>
      JSON.stringify(origin + this.addFile(data, format)),
    )
  }

  /** The file at a path made by `replaceDataUrls`; undefined for any other path. */
  respond(path: string): Response | undefined {
    const data = this.dataByPath.get(path)
    if (data === undefined) return undefined
    const comma = data.indexOf(',')
    const [type = '', encoding] = data.slice('data:'.length, comma).split(';')
    const body = data.slice(comma + 1)
    return new Response(encoding === 'base64' ? Buffer.from(body, 'base64') : decodeURIComponent(body), {
      headers: { 'content-type': type },
    })
  }

  private addFile(data: string, format: string): string {
    let path = this.pathByData.get(data)
    if (path === undefined) {
      path = `${FILES_PATH}${createHash('sha256').update(data).digest('hex').slice(0, 16)}.${format}`
      this.pathByData.set(data, path)
      this.dataByPath.set(path, data)
    }
    return path
  }
}
