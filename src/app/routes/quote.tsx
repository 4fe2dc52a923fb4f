import { companies } from '../../content/countries.ts'
import pages from '../../content/texts/pages.json'
import { ByCountry } from '../../country/ByCountry.tsx'
import { OfficeDetails } from '../../features/contact/OfficeDetails.tsx'
import { useFoundMessage } from '../../features/finder/useFoundMessage.ts'
import { QuotePage } from '../../features/quote/QuotePage.tsx'
import { QuoteListSection } from '../../features/quoteList/QuoteListSection.tsx'
import { selectQuoteList } from '../../features/quoteList/quoteListSlice.ts'
import { paths } from '../../routing/paths.ts'
import { useAppSelector } from '../../state/hooks.ts'
import { Head } from '../seo/Head.tsx'

const Office = () => (
  <ByCountry>
    {(country, only) => (
      <section {...only}>
        <OfficeDetails company={companies[country]} />
      </section>
    )}
  </ByCountry>
)

export const Component = () => (
  <>
    <Head {...pages.quote} path={paths.quote} />
    <QuotePage
      office={<Office />}
      list={<QuoteListSection />}
      machines={useAppSelector(selectQuoteList)}
      suggestion={useFoundMessage()}
    />
  </>
)
