import type { BookColour } from '#components/theme/sceneColours.ts'

/** A book on the shelf of the large scene: left edge, width and height in px. */
export interface SceneBook {
  x: number
  width: number
  height: number
  colour: BookColour
}

/** The y position of the shelf in the large scene (560 × 270). */
export const SHELF_Y = 250

/** The books left and right of the gap. */
export const SCENE_BOOKS: readonly SceneBook[] = [
  { x: 96, width: 34, height: 150, colour: 'slate' },
  { x: 132, width: 26, height: 128, colour: 'brick' },
  { x: 160, width: 40, height: 164, colour: 'forest' },
  { x: 202, width: 28, height: 140, colour: 'copper' },
  { x: 330, width: 30, height: 146, colour: 'plum' },
  { x: 362, width: 42, height: 168, colour: 'sea' },
  { x: 406, width: 26, height: 132, colour: 'brass' },
  { x: 434, width: 32, height: 154, colour: 'wine' },
]
