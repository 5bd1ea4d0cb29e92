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
