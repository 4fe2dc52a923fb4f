import type { ReactElement } from 'react'
import { isOffered } from '../../content/categories.ts'
import { countries, type Country, defaultCountry } from '../../content/countries.ts'
import texts from '../../content/texts/country.json'
import type { audienceFor } from '../../domain/country/audience.ts'
import { fill } from '../../lib/text.ts'
import { ByCountry } from './ByCountry.tsx'

export const supplierOf = (subcategory: string | undefined): Country =>
  countries.find((country) => isOffered(subcategory, country)) ?? defaultCountry

interface Props {
  subcategory: string | undefined
  children: (text: string, audience: ReturnType<typeof audienceFor>) => ReactElement
}

/** Calls `children` with a text on the supplier, for countries without the product (specification 10.3). */
export const SuppliedElsewhere = ({ subcategory, children }: Props) => (
  <ByCountry>
    {(_company, audience, country) =>
      !isOffered(subcategory, country) &&
      children(fill(texts.suppliedElsewhere, { country: supplierOf(subcategory) }), audience)
    }
  </ByCountry>
)
