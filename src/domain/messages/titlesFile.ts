/** The columns of the file of titles beyond those of the table. */
export const titlesFileText = {
  id: 'Title ID',
  author: 'Author',
  isbn13: 'ISBN',
  statusId: 'Status ID',
  liveIds: 'Live countries',
  adsLive: 'Ads live',
  ads: 'Ads',
}
