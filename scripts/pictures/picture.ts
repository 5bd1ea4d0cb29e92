export type Theme = 'dark' | 'light'

/**
 * What became of a picture: `drawn`, if there is nothing to compare it with; else `same`, `changed` or `new`. `failed`
 * if the story did: what the picture shows may be its error.
 */
export type Result = 'drawn' | 'same' | 'changed' | 'new' | 'failed'

/** A picture of a story, in the window of this width and height. */
export interface Picture {
  story: string
  title: string
  name: string
  /** Path in the folder of pictures. */
  file: string
  width: number
  height: number
  theme: Theme
}

/** A picture that was taken. */
export interface TakenPicture extends Picture {
  result: Result
  /** Why the story failed. */
  failure?: string
}

/** A picture for web pages, as web.json lists it. */
export interface WebPicture {
  story: string
  /** Path of the WebP file beside web.json. */
  file: string
  /** Width of the window that it shows. */
  width: number
  theme: Theme
  /** Width and height of the file in pixels. */
  size: [number, number]
  /** Whether the page goes on below. */
  isCut: boolean
  /** The story failed: what the picture shows may be its error. */
  failed?: true
}

/** What web.json holds: of one run, or as it is published, of which commit and day. */
export interface WebIndex {
  commit?: string
  date?: string
  pictures: WebPicture[]
}
