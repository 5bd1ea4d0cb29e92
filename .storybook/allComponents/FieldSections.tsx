import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { platformNames, PLATFORMS } from '#domain/platforms.ts'
import { Button } from '#components/actions/Button/Button.tsx'
import { ButtonLink } from '#components/actions/ButtonLink/ButtonLink.tsx'
import { Chip } from '#components/data/Chip/Chip.tsx'
import { ChipRow } from '#components/data/Chip/ChipRow.tsx'
import { SearchSelect } from '#components/inputs/SearchSelect/SearchSelect.tsx'
import { Drawer } from '#components/overlays/Drawer/Drawer.tsx'
import { FileDrop } from '#components/inputs/FileDrop/FileDrop.tsx'
import type { FileEntry } from '#components/inputs/FileDrop/fileEntry.ts'
import { FilterChips, type ActiveFilter } from '#components/inputs/FilterChip/FilterChips.tsx'
import { Form } from '#components/inputs/Form/Form.tsx'
import type { RenderLink } from '#components/lib/linkTypes.ts'
import { PlatformMark } from '#components/data/PlatformMark/PlatformMark.tsx'
import { Rating } from '#components/inputs/RatingField/Rating.tsx'
import { TextArea } from '#components/inputs/TextArea/TextArea.tsx'
import type { FileRules } from '#domain/fileRules.ts'
import { SheetRow, SheetSection } from './SheetSection.tsx'

const noop = () => undefined
const plainLink: RenderLink = ({ to, ...rest }) => <a href={to} {...rest} />
const COUNTRIES = [
  { value: 'CA', hint: 'CA', label: 'Canada' },
  { value: 'IE', hint: 'IE', label: 'Ireland' },
  { value: 'GB', hint: 'GB', label: 'United Kingdom' },
] as const
const FILTERS: readonly ActiveFilter[] = [
  { key: 'status', label: 'Status', value: 'Live' },
  { key: 'live', label: 'Live in', value: 'Canada' },
]
const RULES: FileRules = {
  kinds: [
    { name: 'PNG', mediaTypes: ['image/png'], extensions: ['.png'] },
    { name: 'MP4', mediaTypes: ['video/mp4'], extensions: ['.mp4'] },
  ],
  maxBytes: 50_000_000,
}
const FILES: readonly FileEntry[] = [
  { id: 'story', file: { name: 'dracula-story-1080x1920.png', type: 'image/png', size: 1_843_210 }, done: true },
  {
    id: 'video',
    file: { name: 'the-count-calls-15s.mp4', type: 'video/mp4', size: 12_400_000 },
    progress: { sent: 7_936_000, total: 12_400_000 },
  },
  {
    id: 'jacket',
    file: { name: 'jacket-final.tiff', type: 'image/tiff', size: 9_120_000 },
    error: 'File type not supported',
  },
]

/** Form fields, ratings, file uploads, chips and button links. */
export function FieldSections() {
  const [platforms, setPlatforms] = useState<readonly string[]>(['gad', 'mad'])
  const [filters, setFilters] = useState(FILTERS)
  const [stars, setStars] = useState(4)
  const [country, setCountry] = useState<(typeof COUNTRIES)[number]['value'] | null>('CA')
  return (
    <>
      <SheetSection title="Chips, links, drawer" panel>
        <SheetRow>
          <ChipRow label="Platforms">
            {PLATFORMS.map((platform) => (
              <Chip
                key={platform}
                neutral
                pressed={platforms.includes(platform)}
                icon={<PlatformMark platform={platform} hollow={!platforms.includes(platform)} />}
                onClick={() =>
                  setPlatforms(
                    platforms.includes(platform)
                      ? platforms.filter((other) => other !== platform)
                      : [...platforms, platform],
                  )
                }
              >
                {platformNames[platform]}
              </Chip>
            ))}
          </ChipRow>
          <Chip pressed>Unrated</Chip>
        </SheetRow>
        <SheetRow>
          <FilterChips
            filters={filters}
            onRemove={(key) => setFilters(filters.filter((filter) => filter.key !== key))}
            onClearAll={() => setFilters([])}
          />
        </SheetRow>
        <SheetRow>
          <ButtonLink to="#ads" renderLink={plainLink} icon={<ArrowRight size={16} strokeWidth={1.5} aria-hidden />}>
            All 14 ads
          </ButtonLink>
          <ButtonLink href="https://help.lightshelf.example/">Help centre</ButtonLink>
          <DrawerButton />
        </SheetRow>
      </SheetSection>
      <SheetSection title="Rating, comment, country" panel>
        <Form
          initialValues={{ comment: 'Cover reads well even at thumbnail size.' }}
          rules={{ comment: [] }}
          onSubmit={() => Promise.resolve(null)}
        >
          {() => (
            <Fields>
              <SheetRow>
                <Rating label="Rating" value={stars} onChange={setStars} />
              </SheetRow>
              <TextArea name="comment" label="Comment" maxCharacters={1000} />
              <SearchSelect
                label="Country"
                placeholder="Choose a country"
                options={COUNTRIES}
                value={country}
                onChange={setCountry}
              />
            </Fields>
          )}
        </Form>
      </SheetSection>
      <SheetSection title="Files" panel>
        <FileDrop
          label="Artwork files"
          rules={RULES}
          multiple
          entries={FILES}
          onAdd={noop}
          onRemove={noop}
          onCancel={noop}
        />
      </SheetSection>
    </>
  )
}

function DrawerButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Carousel card 2</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Carousel card 2" note="Dracula, autumn, UK">
        Rejected: the text covers more than a fifth of the picture.
      </Drawer>
    </>
  )
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
`
