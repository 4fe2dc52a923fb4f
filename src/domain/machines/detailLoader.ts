import { details } from 'virtual:product-details'

const unknownProduct = () => Promise.reject(new Error('unknown product'))

/** Always the same function for a product, as hooks need it; it rejects for an unknown one. */
export const detailLoader = (productId: number) => details[productId] ?? unknownProduct
