const collator = new Intl.Collator('en-GB', { numeric: true })

/**
 * Natural sort order: 'Ad 2' before 'Ad 10', accented letters beside plain ones. Shared, because creating a collator is
 * slow.
 */
export const compareTexts: (a: string, b: string) => number = collator.compare
