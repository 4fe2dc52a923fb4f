/** National flags, 3:2, on 900 by 600 units. */

const star = (x: number, y: number, radius: number): string => {
  const points = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * 0.382
    const angle = (index * Math.PI) / 5
    return `${(x + reach * Math.sin(angle)).toFixed(1)} ${(y - reach * Math.cos(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}z`
}

const flag = (...body: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600" viewBox="0 0 900 600">${body.join('')}</svg>\n`

const stars = Array.from({ length: 5 }, (_, index) => {
  const angle = (index * 2 * Math.PI) / 5
  return star(263 + 47 * Math.sin(angle), 152 - 47 * Math.cos(angle), 19)
})

const singapore = flag(
  '<path d="M0 0h900v600H0z" fill="#fff"/><path d="M0 0h900v300H0z" fill="#EE2536"/>',
  '<path d="M233 58.5a100 100 0 1 0 0 183a97 97 0 0 1 0-183z" fill="#fff"/>',
  `<path d="${stars.join('')}" fill="#fff"/>`,
)

/** One tower of the temple: a lotus bud on a shaft, its middle at x. */
const tower = (x: number, top: number, half: number): string => {
  const foot = 354
  return (
    `<path d="M${x} ${top}q6 14 ${half * 0.5} 30q${half * 0.4} 20 ${half * 0.5} 48V${foot}h${-2 * half}V${top + 78}` +
    `q${half * 0.1}-28 ${half * 0.5}-48q${half * 0.5 - 6}-16 ${half * 0.5}-30z"/>` +
    `<path d="M${x - half * 0.8} ${top + 46}h${half * 1.6}M${x - half} ${top + 66}h${2 * half}M${x - half} ${top + 88}h${2 * half}` +
    `M${x - 8} ${foot}v-34q8-12 16 0v34"/>`
  )
}

const columns = Array.from({ length: 15 }, (_, index) => `M${338 + index * 16} 326v28`).join('')

const cambodia = flag(
  '<path d="M0 0h900v600H0z" fill="#032EA1"/><path d="M0 150h900v300H0z" fill="#E00025"/>',
  '<g fill="#fff" stroke="#10120F" stroke-width="3.5" stroke-linejoin="round">',
  '<path d="M326 318h248v38H326z"/>',
  `<path d="${columns}"/>`,
  tower(364, 240, 24),
  tower(536, 240, 24),
  tower(450, 188, 32),
  '<path d="M312 354h276v18H312zM296 372h308v18H296zM280 390h340v22H280z"/>',
  '<path d="M430 412v-58h40v58M440 364h20M440 376h20M440 388h20M440 400h20"/></g>',
)

/** By the country's name, which stands on its logo too. */
export const flags: Readonly<Record<string, string>> = { Cambodia: cambodia, Singapore: singapore }
