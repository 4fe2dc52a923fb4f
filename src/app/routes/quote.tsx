import { ByCountry } from '../../components/ByCountry.tsx'
import { Head } from '../../components/Head.tsx'
import { companies } from '../../content/companies.ts'
import texts from '../../content/quote.json'
import { site } from '../../content/site.ts'
import { OfficeDetails } from '../../features/contact/OfficeDetails.tsx'
import { QuotePage } from '../../features/quote/QuotePage.tsx'
import { paths } from '../paths.ts'

const Office = () => (
  <ByCountry>
    {(country, only) => (
      <section {...only}>
        <OfficeDetails company={companies[country]} />
      </section>
    )}
  </ByCountry>
)

/** The quote request form (spec section 2, Get quote). */
export const Component = () => (
  <>
    <Head
      title={`${texts.head.title} | ${site.name}`}
      description={texts.head.description}
      path={paths.quote}
    />
    <QuotePage office={<Office />} />
  </>
)
