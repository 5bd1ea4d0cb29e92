import { useMemo, type ReactNode } from 'react'
import { listVendors } from '#api/endpoints/lookups.ts'
import { PLATFORMS, platformNames, type PlatformNames } from '#domain/platforms.ts'
import { PlatformNamesContext } from '#screens/shared/PlatformNames.ts'
import { useLookupNames } from './useLookupNames.ts'

/** Names the platforms as the server's list of vendors does; ours stay until it is there and where it names none. */
export function PlatformNamesProvider({ children }: { children: ReactNode }) {
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
