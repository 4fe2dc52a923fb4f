import brand from '../brand.json' with { type: 'json' }

/** The name and the colours of the site, as the pictures carry them. The site's build writes the file. */
export const { name: brandName, palette } = brand
