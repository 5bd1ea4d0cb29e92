/** Artwork of ads and covers on their shelf. */
export const artworkText = {
  play: (name: string) => `Play video: ${name}`,
  /** A video that only shows its poster here. */
  video: 'Video',
  failed: 'The video cannot be played here.',
}
