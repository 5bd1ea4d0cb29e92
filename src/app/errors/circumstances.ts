import { redact } from '#api/redact.ts'
import { BUILD } from '../config/build.ts'

/**
 * One line about where an error happened, for the error log: version and commit of the build, the page's path with the
 * names of its query parameters but not their values, and the browser.
 */
export function circumstances(): string {
  const { pathname, search } = window.location
  const names = [...new Set(new URLSearchParams(search).keys())].join('&')
  const path = names === '' ? pathname : `${pathname}?${names}`
  return redact(`Lightshelf ${BUILD.version} (${BUILD.commit}), ${path}, ${navigator.userAgent}`.replace(/\s+/g, ' '))
}
