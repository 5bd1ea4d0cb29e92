import { platformNames, PLATFORMS } from '#domain/platforms.ts'
import { CountryList } from '#components/data/CountryList/CountryList.tsx'
import { Cover } from '#components/data/Cover/Cover.tsx'
import { Delta } from '#components/data/Delta/Delta.tsx'
import { EmptyShelfScene } from '#components/brand/EmptyShelfScene/EmptyShelfScene.tsx'
import { Logo } from '#components/brand/Logo/Logo.tsx'
import { PlatformMark } from '#components/data/PlatformMark/PlatformMark.tsx'
import { Sparkline } from '#components/charts/Sparkline/Sparkline.tsx'
import { StatusMark } from '#components/data/StatusMark/StatusMark.tsx'
import { SheetRow, SheetSection } from './SheetSection.tsx'

const STATUSES = [
  ['live', 'Live'],
  ['review', 'In review'],
  ['paused', 'Paused'],
  ['draft', 'Draft'],
  ['ended', 'Ended'],
  ['rejected', 'Rejected'],
  [null, 'Unknown'],
] as const
const COUNTRIES = new Map([
  ['GB', 'United Kingdom'],
  ['US', 'United States'],
  ['CA', 'Canada'],
  ['AU', 'Australia'],
])
const CHANGES = [0.045, -0.002, 0, 'new', null] as const
const POINT_CHANGES = [0.0021, -0.0034] as const
const CLICKS = Array.from(
  { length: 28 },
  (_, day) => 900 + 320 * Math.sin(day / 2.2) + 180 * Math.cos(day * 1.7) + 12 * day,
)

/** Marks for statuses, platforms, changes, trends and covers. */
export function MarkSections() {
  return (
    <>
      <SheetSection title="Status and platforms" panel>
        <SheetRow>
          {STATUSES.map(([status, label]) => (
            <StatusMark key={label} status={status} label={label} />
          ))}
        </SheetRow>
        <SheetRow>
          {([...PLATFORMS, 'all'] as const).map((platform) => (
            <PlatformMark key={platform} platform={platform} label={platformNames[platform]} />
          ))}
        </SheetRow>
        <SheetRow>
          {PLATFORMS.map((platform) => (
            <PlatformMark key={platform} platform={platform} label={platformNames[platform]} hollow />
          ))}
        </SheetRow>
      </SheetSection>
      <SheetSection title="Changes, countries, trends" panel>
        <SheetRow>
          {CHANGES.map((change) => (
            <Delta key={change} change={change} kind="percent" />
          ))}
          {POINT_CHANGES.map((change) => (
            <Delta key={change} change={change} kind="points" />
          ))}
        </SheetRow>
        <SheetRow>
          <CountryList ids={[...COUNTRIES.keys()]} names={COUNTRIES} />
        </SheetRow>
        <SheetRow>
          <Sparkline values={CLICKS} width={92} height={26} />
          <Sparkline
            values={CLICKS.map((clicks, day) => (day > 8 && day < 14 ? null : clicks))}
            width={92}
            height={26}
          />
        </SheetRow>
      </SheetSection>
      <SheetSection title="Covers, logo" panel>
        <SheetRow>
          {[24, 40, 64, 96].map((width) => (
            <Cover key={width} url={null} title="Pride and Prejudice" width={width} />
          ))}
          <Logo name="Lightshelf" />
        </SheetRow>
      </SheetSection>
      <SheetSection title="Not found" span={2} panel>
        <EmptyShelfScene size="large" />
      </SheetSection>
    </>
  )
}
