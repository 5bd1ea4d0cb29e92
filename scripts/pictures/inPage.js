/* Runs in the preview of the built Storybook, for takePictures.ts. */

/** Nothing moves by itself, and axe is left to the tests. In the address they would be ignored: it names no story. */
const GLOBALS = { motion: 'still', a11y: { manual: true } }

window.pictures = { list, show, rest, contentHeight, shrink }

/** All stories, with what plan.ts reads of them. */
async function list() {
  const preview = window.__STORYBOOK_PREVIEW__
  await preview.ready()
  const stories = Object.values(await preview.extract())
  const { options } = stories[0].parameters.viewport
  const sizeOf = ({ styles }) => ({ width: parseInt(styles.width), height: parseInt(styles.height) })
  const sizes = Object.values(options).map(sizeOf)
  return {
    heights: Object.fromEntries(sizes.map(({ width, height }) => [width, height])),
    stories: stories.map(({ id, title, name, parameters, storyGlobals }) => ({
      id,
      title,
      name,
      file: parameters.fileName,
      chromatic: parameters.chromatic,
      viewport: storyGlobals?.viewport && sizeOf(options[storyGlobals.viewport.value]),
      theme: storyGlobals?.theme,
    })),
  }
}

/** What the page shows. */
const current = { story: null, theme: null }

/**
 * Renders a story in a theme and plays it; if it `isShown`, only the theme changes. Resolves when all that belongs to it
 * is done: with its error, or null.
 */
async function show(story, theme, isShown) {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__
  await window.__STORYBOOK_PREVIEW__.ready()
  const setTheme = () => channel.emit('updateGlobals', { globals: { ...GLOBALS, theme } })
  // Renders what is shown once more, without playing it. It must be done before the next story begins.
  const changed =
    theme !== current.theme && (current.story === null ? setTheme() : await finish(current.story, setTheme))
  current.theme = theme
  if (isShown) return changed
  const isAgain = story === current.story
  current.story = story
  window.scrollTo(0, 0)
  return finish(story, () =>
    isAgain
      ? channel.emit('forceRemount', { storyId: story })
      : channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' }),
  )
}

/** Resolves when a story is done with what `start` begins: with its error, or null. */
function finish(story, start) {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__
  return new Promise((resolve) => {
    let error = null
    const listeners = {
      playFunctionThrewException: ({ message }) => (error ??= message),
      storyThrewException: ({ message }) => (error ??= message),
      unhandledErrorsWhilePlaying: ([{ message }]) => (error ??= message),
      storyErrored: ({ title, description }) => end(`${title}: ${description}`),
      storyMissing: () => end('There is no such story.'),
      // A play's error is not in its status.
      storyFinished: ({ storyId, status }) =>
        storyId === story && end(error ?? (status === 'success' ? null : 'The story failed.')),
    }
    const end = (result) => {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener)
      resolve(result)
    }
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener)
    // Generous: a busy machine is slow.
    setTimeout(() => end('The story was not done after 60 s.'), 60_000)
    start()
  })
}

/** Resolves when the page is at rest in a new size, which it sees from the next frame on: with its error, or null. */
async function rest() {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  const fail = ({ message }) => message
  return (await window.settled?.().then(() => null, fail)) ?? null
}

/** Height of the page's content; 0 while a dialog keeps the page from scrolling. */
function contentHeight() {
  const { body, documentElement } = document
  const isLocked = [body, documentElement].some((element) => getComputedStyle(element).overflowY === 'hidden')
  return isLocked ? 0 : documentElement.scrollHeight
}

/**
 * Makes a PNG picture (a data URL) a smaller WebP one for web pages: at most half a wide window; longer pages are cut. Text
 * stays readable, the faintest lines break here and there, and 2,000 pictures are 24 MB; at a quality of 0.4 they are 27.
 */
async function shrink(png) {
  const image = Object.assign(new Image(), { src: png })
  await image.decode()
  const scale = Math.min(1, 720 / image.width)
  const [width, height] = [image.width, image.height].map((size) => Math.round(size * scale))
  const canvas = Object.assign(document.createElement('canvas'), { width, height: Math.min(height, 1200) })
  const context = canvas.getContext('2d', { alpha: false })
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  return {
    webp: canvas.toDataURL('image/webp', 0.3),
    size: [canvas.width, canvas.height],
    isCut: height > canvas.height,
  }
}
