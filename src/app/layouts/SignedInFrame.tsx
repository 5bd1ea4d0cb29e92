import { OptionalBoundary } from '../errors/OptionalBoundary.tsx'
import { BackToDashboard } from './BackToDashboard.tsx'
import { ConnectedMasqueradeBar } from './ConnectedMasqueradeBar.tsx'
import { HomeBar } from './HomeBar.tsx'
import { MainNav } from './MainNav.tsx'
import { Notices } from './Notices.tsx'
import { RegionSwitch } from './RegionSwitch.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { UserMenu } from './UserMenu.tsx'
import type { LayoutName } from '#domain/pages.ts'
import { CircleQuestionMark } from 'lucide-react'
import { IconButton } from '#components/actions/IconButton/IconButton.tsx'
import { safeHref } from '#domain/safeHref.ts'
import { shellText } from '#domain/messages/shell.ts'
import { useEnvironment } from '../config/environment.ts'
import { useIsPrinting } from '#components/lib/useIsPrinting.ts'
import { regionName } from '#domain/region.ts'
import { useStartUpData } from '../data/useStartUpData.ts'
import { useRegion } from '../routing/region.tsx'
import { useSessionState } from '#session/SessionContext.tsx'

/** The frame of a layout when signed in: bars, notices and keyboard shortcuts (spec section 2, Layouts). */
export function SignedInFrame({ layout }: { layout: LayoutName }) {
  const isMain = layout === 'main'
  return (
    <>
      <PrintHead hasRegion={isMain} />
      <ConnectedMasqueradeBar />
      <HomeBar
        nav={isMain ? <MainNav place="bar" /> : layout === 'secondary' && <BackToDashboard />}
        end={
          <>
            {isMain && <RegionSwitch />}
            {layout !== 'public' && <HelpButton />}
            <UserMenu />
          </>
        }
      />
      {isMain && <MainNav place="bottom" />}
      <OptionalBoundary>
        <Notices />
      </OptionalBoundary>
      {layout !== 'public' && (
        <OptionalBoundary>
          <Shortcuts />
        </OptionalBoundary>
      )}
    </>
  )
}

/** Link that opens the help centre in a new tab (spec section 2, Layouts). Renders nothing if none is configured. */
function HelpButton() {
  const href = safeHref(useEnvironment().config.helpUrl)
  if (href === null) return null
  return (
    <IconButton
      as="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      label={shellText.help}
      icon={<CircleQuestionMark size={18} strokeWidth={1.5} aria-hidden />}
    />
  )
}

/** On paper, where there are no bars: whose page it is, and of which country if it has one. */
function PrintHead({ hasRegion }: { hasRegion: boolean }) {
  const state = useSessionState()
  if (!useIsPrinting()) return null
  const account = state.status === 'signed-in' ? state.account?.name : null
  return (
    <p className="print-head">
      {account} {hasRegion && <Country />}
    </p>
  )
}

function Country() {
  const { data } = useStartUpData()
  const [region] = useRegion()
  return <span>{shellText.printedCountry(regionName(region, data.countryNames))}</span>
}
