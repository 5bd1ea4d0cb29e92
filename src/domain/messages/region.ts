/** The region picker (spec section 2, Layouts). */
export const regionText = {
  label: 'Region',
  /** Names the button: 'Region: All countries'. */
  chosen: (name: string) => `Region: ${name}`,
  /** The entry for no region (spec section 2). */
  all: 'All',
  allCountries: 'All countries',
  find: 'Find a country',
  none: 'No country has this name',
  failed: 'The countries could not be loaded',
  changed: 'Region changed',
  changedTo: (name: string | null) =>
    name === null ? 'Figures now show all countries.' : `Figures now show ${name} only.`,
}
