/** `/compare?ids=5,6,36` */
export const comparePath = (ids: readonly number[]): string => `/compare?ids=${ids.join(',')}`
