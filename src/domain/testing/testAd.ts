import type { AdRow } from '../catalogue.ts'
import { NO_PLATFORM_FIGURES } from './testFigures.ts'

/** An ad for tests: live on Google, without figures. */
export function testAd(id: number, changes: Partial<AdRow> = {}): AdRow {
  return {
    id,
    name: `Ad ${id}`,
    titleId: 1,
    titleName: null,
    typeId: 'image',
    classId: 'feed',
    placementIds: [],
    platforms: ['gad'],
    status: 'live',
    countryIds: [],
    startsOn: null,
    endsOn: null,
    thumbUrl: null,
    artworks: [],
    attributes: [],
    campaignCount: 1,
    rating: null,
    figures: NO_PLATFORM_FIGURES,
    ...changes,
  }
}
