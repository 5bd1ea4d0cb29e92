import type { Page } from 'playwright'
import type { Picture as WebPicture } from '../../.storybook/screens/readPictures.ts'

/** Largest size of a picture for web pages: half a wide window. Longer pages are cut. */
const MAX = { width: 720, height: 1200 }

/** Text stays readable, the faintest lines break here and there, and 2,000 pictures are 24 MB; at 0.4 they are 27. */
const QUALITY = 0.3

/** Makes a PNG file a smaller WebP one, on a canvas of the page. */
export async function shrink(page: Page, png: Buffer): Promise<Pick<WebPicture, 'size' | 'isCut'> & { webp: Buffer }> {
  const { url, size, isCut } = await page.evaluate(
    async ({ source, max, quality }) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const scale = Math.min(1, max.width / image.width)
      const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)]
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = Math.min(height, max.height)
      const context = canvas.getContext('2d', { alpha: false })
      if (context === null) throw new Error('There is no canvas to shrink pictures on.')
      context.imageSmoothingQuality = 'high'
      context.drawImage(image, 0, 0, width, height)
      const size: [number, number] = [canvas.width, canvas.height]
      return { url: canvas.toDataURL('image/webp', quality), size, isCut: height > max.height }
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, max: MAX, quality: QUALITY },
  )
  return { webp: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'), size, isCut }
}
