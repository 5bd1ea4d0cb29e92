/**
 * Runs in a page: the height of the tallest part of a screenshot's strip in which nothing is written, in pixels. Lines of one
 * colour, such as the border of a row, count as nothing written.
 */
export async function blankHeight({ png, strip: { left, right, top, bottom } }) {
  const answer = await fetch(`data:image/png;base64,${png}`)
  const picture = await createImageBitmap(await answer.blob())
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
