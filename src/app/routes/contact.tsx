import { Head } from '../../components/Head.tsx'
import texts from '../../content/contact.json'
import { site } from '../../content/site.ts'
import { ContactPage } from '../../features/contact/ContactPage.tsx'
import { countrySelected } from '../../features/country/countrySlice.ts'
import { useAppDispatch } from '../hooks.ts'
import { paths } from '../paths.ts'

/** The offices' contact details (spec section 2, Contact). */
export const Component = () => {
  const dispatch = useAppDispatch()
  return (
    <>
      <Head
        title={`${texts.head.title} | ${site.name}`}
        description={texts.head.description}
        path={paths.contact}
      />
      <ContactPage onCountrySelected={(country) => dispatch(countrySelected(country))} />
    </>
  )
}
