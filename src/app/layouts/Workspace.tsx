import { useEffect, useState, type ReactNode, useRef, useMemo } from 'react'
import { Notifications } from '#components/feedback/Notifications/Notifications.tsx'
import { SingleKeysContext } from '#components/lib/SingleKeysContext.ts'
import { revokeFileUrls } from '#components/lib/saveFile.ts'
import { TooltipGroup } from '#components/overlays/Tooltip/TooltipGroup.tsx'
import { EXCEL_FORMAT_KEYS, excelFormatOf, type ExcelFormat } from '#domain/excelFormat.ts'
import { ExcelFormatContext } from '#screens/shared/useExcelFormat.ts'
import { useEnvironment } from '../config/environment.ts'
import { DataScope } from '#query/DataScope.tsx'
import { StartUpData } from '../data/useStartUpData.ts'
import { ErrorNotice } from '../errors/ErrorNotice.tsx'
import { useErrorReporter } from '../errors/errorReporter.ts'
import { OptionalBoundary } from '../errors/OptionalBoundary.tsx'
import { setDeviceValue, useDeviceValue, useSingleKeys } from '../hooks/useDeviceValue.ts'
import { SwitchAccountProvider } from './SwitchAccountProvider.tsx'
import { AccountGate } from './AccountGate.tsx'
import { useSession } from '#session/SessionContext.tsx'
import { useClient } from '#session/useClient.ts'
import { useNotify } from '#components/feedback/Notifications/useNotify.ts'
import { switchingText } from '#domain/messages/session.ts'
import { listVendors } from '#api/endpoints/lookups.ts'
import { PLATFORMS, platformNames, type PlatformNames } from '#domain/platforms.ts'
import { PlatformNamesContext } from '#screens/shared/PlatformNames.ts'
import { useLookupNames } from '../data/useLookupNames.ts'

// Loaded in the same chunk as the workspace.
export { HelpWidget } from './HelpWidget.tsx'
export { SignedInFrame } from './SignedInFrame.tsx'

/**
 * Wraps all pages behind the login with the state of one session in one account. Mount it with `key={useSessionKey()}`,
 * so that another session or account starts fresh.
 */
export function Workspace({ children }: { children: ReactNode }) {
  const { retryDelaysS } = useEnvironment()
  const { report } = useErrorReporter()
  const session = useSession()
  const [hasSwitched] = useState(() => {
    const state = session.getState()
    return state.status === 'signed-in' && state.landing === 'switch'
  })
  useEffect(() => {
    session.completeLanding()
    return revokeFileUrls
  }, [session])
  return (
    <DataScope client={useClient()} retryDelaysS={retryDelaysS} report={report}>
      <Notifications onCrash={report}>
        <StartUpData />
        {hasSwitched && (
          <OptionalBoundary>
            <AccountSwitchNotice />
          </OptionalBoundary>
        )}
        <TooltipGroup>
          <AccountGate>
            <SwitchAccountProvider>
              <PlatformNamesProvider>
                <SingleKeysContext value={useSingleKeys()[0]}>
                  <ExcelFormatContext value={useStoredExcelFormat()}>{children}</ExcelFormatContext>
                </SingleKeysContext>
              </PlatformNamesProvider>
            </SwitchAccountProvider>
          </AccountGate>
        </TooltipGroup>
        <OptionalBoundary>
          <ErrorNotice />
        </OptionalBoundary>
      </Notifications>
    </DataScope>
  )
}

const EXCEL_FORMAT = 'lightshelf.excelFormat'

/** The format of files for Excel, and its setter. Stored on the device; before that, the one of the browser's language. */
function useStoredExcelFormat(): [ExcelFormat, (format: ExcelFormat) => void] {
  const stored = useDeviceValue(EXCEL_FORMAT)
  return [EXCEL_FORMAT_KEYS.find((key) => key === stored) ?? excelFormatOf(navigator.language), setExcelFormat]
}

const setExcelFormat = (format: ExcelFormat) => setDeviceValue(EXCEL_FORMAT, format)

/** Notifies the user once of the account switch that started this session. Renders nothing. */
function AccountSwitchNotice() {
  const session = useSession()
  const notify = useNotify()
  const hasNotified = useRef(false)
  useEffect(() => {
    const state = session.getState()
    if (hasNotified.current || state.status !== 'signed-in' || state.account === null) return
    hasNotified.current = true
    const { name } = state.account
    notify({
      variant: 'success',
      title: switchingText.switched,
      text: state.claims.masquerade ? switchingText.viewing(name) : switchingText.nowIn(name),
    })
  }, [session, notify])
  return null
}

/** Names the platforms as the server's list of vendors does; ours stay until it is there and where it names none. */
function PlatformNamesProvider({ children }: { children: ReactNode }) {
  const vendors = useLookupNames(listVendors)
  const names = useMemo(() => withVendorNames(vendors), [vendors])
  return <PlatformNamesContext value={names}>{children}</PlatformNamesContext>
}

function withVendorNames(vendors: ReadonlyMap<string, string>): PlatformNames {
  const named = PLATFORMS.flatMap((platform) => {
    const name = vendors.get(platform)?.trim() ?? ''
    // A vendor without a name has its code as such.
    return name === '' || name === platform ? [] : [[platform, name] as const]
  })
  return named.length === 0 ? platformNames : { ...platformNames, ...Object.fromEntries(named) }
}
