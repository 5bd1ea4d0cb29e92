/* The CSV files of the Titles screen. */

/** Column names of the file for programs: the API's, and in the same style (spec section 3). */
export const titlesFileText = {
  id: 'title_id',
  title: 'title',
  author: 'author',
  parentId: 'parent_id',
  parent: 'parent_name',
  typeId: 'entitytype_id',
  isbn13: 'isbn13',
  imprint: 'imprint',
  published: 'pub_date',
  genre: 'genre',
  statusId: 'entitystatus_id',
  status: 'status',
  liveIds: 'country_ids_live',
  adsLive: 'elad_live_count',
  ads: 'elad_count',
}

/** Heads that only the file of the table as shown has. */
export const titlesShownFileText = {
  id: 'Title ID',
  author: 'Author',
  isbn: 'ISBN',
  adsLive: 'Ads live in all countries',
  ads: 'Ads in all countries',
}
