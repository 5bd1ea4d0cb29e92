import { build, serveBuilt } from './withApp.mjs'
import { withCheckout } from './withCheckout.mjs'

/**
 * Builds the app of another commit and serves it until `work` resolves, using the mock API of this checkout. Resolves
 * with the result of `work`, or undefined if the app does not build.
 */
export function withBuildOf(ref, api, work) {
  return withCheckout(ref, async (checkout) => {
    if ((await build(checkout)) !== 0) return undefined
    const app = await serveBuilt(checkout, 'dist-e2e', api)
    try {
      return await work(app.url)
    } finally {
      await app.close()
    }
  })
}
