/** Of the country that the visitor has chosen. */
export const storageKey = 'selectedCountry'
