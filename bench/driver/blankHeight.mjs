/**
 * Runs in a page: height in pixels of the tallest blank part of a screenshot's strip. Lines of a single colour, such
 * as row borders, count as blank.
 */
export async function blankHeight({ png, strip: { left, right, top, bottom } }) {
  const response = await fetch(`data:image/png;base64,${png}`)
  const picture = await createImageBitmap(await response.blob())
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  canvas.drawImage(picture, 0, 0)
  const { data, width } = canvas.getImageData(left, top, right - left, bottom - top)
  const colors = new Uint32Array(data.buffer)
  let [tallest, height] = [0, 0]
  for (let start = 0; start < colors.length; start += width) {
    const isBlank = colors.subarray(start, start + width).every((color) => color === colors[start])
    height = isBlank ? height + 1 : 0
    tallest = Math.max(tallest, height)
  }
  return tallest
}
