import type { Preview } from '@storybook/react-vite'
import { pendingFiles } from './pendingFiles.ts'
import { forgetRequests, pendingRequests } from './pendingRequests.ts'
import { forgetTimers, pendingTimers } from './pendingTimers.ts'

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** Waits until the story is at rest, for plays that assert what does not appear. */
    settled: () => Promise<void>
  }
}

declare global {
  interface Window {
    /** Waits until the story or documentation page is at rest, for pictures and tests, which change the window. */
    settled?: () => Promise<void>
  }
}

type StoryHook = Extract<Preview['afterEach'], (...args: never) => unknown>

/** A story that moves for longer fails. A long report takes half of it on two busy cores. */
const LIMIT_MS = 30_000

/** Looks in a row at which nothing may move. */
const QUIET_LOOKS = 2

/** Before a story: what is left of the previous one does not count. */
export const watchSettling: StoryHook = (context) => {
  forgetRequests()
  forgetTimers()
  context.settled = () => settle(context.abortSignal)
  // A documentation page sets its own.
  if (context.viewMode !== 'docs') window.settled = context.settled
}

/** After a story's play: waits until it is at rest, so that tests and pictures see its last state. */
export const settled: StoryHook = async ({ viewMode, settled }) => {
  // A documentation page has many stories, which all move.
  if (viewMode !== 'docs') await settled()
}

/** Waits until nothing is in flight, images and fonts are there, animations have ended and the DOM no longer changes. */
export async function settle(abortSignal: AbortSignal): Promise<void> {
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => void changes.push(...records))
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  const start = performance.now()
  try {
    for (let quietLooks = 0; quietLooks < QUIET_LOOKS && !abortSignal.aborted;) {
      await nextIdleFrame()
      const moving = [
        ...pendingRequests(),
        ...pendingTimers(),
        ...pendingFiles(),
        ...(document.fonts.status === 'loading' ? ['fonts'] : []),
        ...Array.from(document.images).filter(isAwaited).map(describe),
        ...document.getAnimations().filter(isRunning).map(describeAnimation),
        ...changes.splice(0).map(describeChange),
      ]
      quietLooks = moving.length === 0 ? quietLooks + 1 : 0
      if (moving.length > 0 && performance.now() - start > LIMIT_MS)
        throw new Error(`Still moving ${LIMIT_MS / 1000} s after the story's play: ${unique(moving).join(', ')}`)
    }
  } finally {
    observer.disconnect()
  }
}

/** Resolves after a frame, when the page has nothing else to do; after a while also in a hidden page. */
function nextIdleFrame(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    const idle = () =>
      'requestIdleCallback' in window ? requestIdleCallback(() => resolve(), { timeout: 1000 }) : resolve()
    if (document.hidden) idle()
    else requestAnimationFrame(idle)
  })
}

/** Whether an image is in the window and not there yet. Those further down may be lazy. */
function isAwaited(image: HTMLImageElement): boolean {
  if (image.complete) return false
  const { top, bottom, left, right } = image.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
}

function isRunning({ playState, effect }: Animation): boolean {
  return playState === 'running' && Number(effect?.getComputedTiming().endTime) !== Infinity
}

function describeAnimation(animation: Animation): string {
  const name = animation instanceof CSSAnimation ? animation.animationName : 'transition'
  const { target = null } = animation.effect instanceof KeyframeEffect ? animation.effect : {}
  return `${name} of ${target ? describe(target) : 'the page'}`
}

function describeChange({ type, target, attributeName }: MutationRecord): string {
  const element = target instanceof Element ? target : target.parentElement
  return `${attributeName ?? type} of ${element ? describe(element) : 'a removed node'}`
}

/** An element's opening tag, shortened. */
const describe = (element: Element): string => (element.cloneNode(false) as Element).outerHTML.slice(0, 100)

/** The first few distinct texts. */
const unique = (texts: readonly string[]): string[] => Array.from(new Set(texts)).slice(0, 6)
