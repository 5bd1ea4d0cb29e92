import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { pathTo } from '#domain/pages.ts'
import type { PlatformOrAll } from '#domain/platforms.ts'
import { shellText } from '#domain/messages/shell.ts'
import { showcaseText } from '#domain/messages/public.ts'
import { ShowcaseScreen } from '#screens/Showcase/ShowcaseScreen.tsx'
import { showcaseAddress, type ShowcaseView } from '#screens/Showcase/showcaseView.ts'
import { adaptersOf } from '#api/adapters.ts'
import { useEnvironment } from '../config/environment.ts'
import { DataScope } from '#query/DataScope.tsx'
import { useErrorReporter } from '../errors/errorReporter.ts'
import { useShowcase } from '../data/useShowcase.ts'
import { renderLink } from '../routing/region.tsx'
import { useSessionState } from '#session/SessionContext.tsx'
import { useBack } from '../routing/useBack.ts'
import { useWindowTitle } from '../hooks/useWindowTitle.ts'

/** Marks the history entry that opened the lightbox, so that closing it goes back. */
interface LightboxEntry {
  opened: true
}

/** /showcase/latest, for anyone. */
export function ShowcasePage() {
  const { config, retryDelaysS } = useEnvironment()
  const { report } = useErrorReporter()
  return (
    <DataScope client={adaptersOf(config).client} retryDelaysS={retryDelaysS} report={report} withoutSession>
      <LatestShowcase />
    </DataScope>
  )
}

function LatestShowcase() {
  const location = useLocation()
  const { search } = location
  const state: unknown = location.state
  const navigate = useNavigate()
  const back = useBack()
  const view = useMemo(() => showcaseAddress.read(search).value, [search])
  const showcase = useShowcase()
  const isSignedIn = useSessionState().status === 'signed-in'
  useWindowTitle(showcase?.data?.name ?? undefined)

  const go = (change: Partial<ShowcaseView>, options: { replace?: boolean; state?: unknown } = {}) =>
    void navigate({ search: showcaseAddress.write({ ...view, ...change }) }, { preventScrollReset: true, ...options })
  const close = () => {
    if (isLightboxEntry(state)) back()
    else go({ item: null }, { replace: true })
  }
  const addressOf = useCallback((item: string) => {
    const path = pathTo('showcase') + showcaseAddress.write({ ...showcaseAddress.defaults, item })
    return new URL(import.meta.env.BASE_URL.replace(/\/$/, '') + path, window.location.origin).href
  }, [])

  return (
    <ShowcaseScreen
      showcase={showcase}
      view={view}
      onPlatform={(platform: PlatformOrAll) => go({ platform, item: null })}
      onOpen={(item) => go({ item, art: 0 }, { state: { opened: true } satisfies LightboxEntry })}
      onShowArtwork={(item, art) => go({ item, art }, { replace: true, state })}
      onClose={close}
      itemUrl={addressOf}
      entryLink={
        isSignedIn
          ? { to: pathTo('titles'), label: shellText.backToDashboard }
          : { to: pathTo('login'), label: showcaseText.footer.logIn }
      }
      renderLink={renderLink}
    />
  )
}

const isLightboxEntry = (state: unknown): state is LightboxEntry =>
  typeof state === 'object' && state !== null && 'opened' in state
