const WITH_ARTICLE =
  /^(?:United |Bahamas|Gambia|Maldives|Netherlands|Philippines)| (?:Emirates|Federation|Islands|Republic|Territories)$/

/** A country’s name within a sentence: 'the United Kingdom'. The lookup’s English names are without the article. */
export function countryInText(name: string): string {
  return WITH_ARTICLE.test(name) ? `the ${name}` : name
}
