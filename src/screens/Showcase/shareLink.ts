/** What became of a link that was to be shared. */
export type ShareOutcome = 'shared' | 'copied' | 'failed'

export interface SharedLink {
  title: string
  url: string
}

/** The parts of the browser that sharing needs; either may be missing. */
interface Sharer {
  share?: (data: SharedLink) => Promise<void>
  clipboard?: Pick<Clipboard, 'writeText'>
}

/**
 * Hands a link to the system's share sheet, or puts it on the clipboard where there is none. A sheet that was closed again
 * counts as shared: the person has seen it.
 */
export async function shareLink(link: SharedLink, browser: Sharer = navigator): Promise<ShareOutcome> {
  if (browser.share !== undefined) {
    try {
      await browser.share(link)
      return 'shared'
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'shared'
    }
  }
  try {
    if (browser.clipboard === undefined) return 'failed'
    await browser.clipboard.writeText(link.url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
