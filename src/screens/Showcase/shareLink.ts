export type ShareOutcome = 'shared' | 'copied' | 'failed'

interface SharedLink {
  title: string
  url: string
}

/** Browser features used for sharing; either may be missing. */
interface Sharer {
  share?: (data: SharedLink) => Promise<void>
  clipboard?: Pick<Clipboard, 'writeText'>
}

/**
 * Passes a link to the system's share sheet, or copies it to the clipboard if there is none. Closing the sheet counts
 * as shared, since it was the user's choice.
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
