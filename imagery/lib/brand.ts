import brand from '../brand.json' with { type: 'json' }

/**
 * The name and the colours of the site, as the pictures carry them; a test compares them with the site's own.
 */
export const { name: brandName, palette } = brand
