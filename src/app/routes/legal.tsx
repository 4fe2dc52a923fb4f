import Container from '@mui/material/Container'
import { matchPath, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { Head } from '../../components/Head.tsx'
import { PageHero } from '../../components/PageHero.tsx'
import { site } from '../../content/site.ts'
import { LegalText } from '../../features/legal/LegalText.tsx'
import { describeLegalText, legalTexts } from '../../features/legal/legalTexts.ts'
import { legalPages, paths } from '../paths.ts'

/** The text that the address names. */
export const loader = async ({ request }: LoaderFunctionArgs) => {
  const { pathname } = new URL(request.url)
  const page = legalPages.find((name) =>
    matchPath({ path: paths.legal(name), caseSensitive: true }, pathname),
  )
  if (!page) throw new Response(null, { status: 404 })
  return { page, text: await legalTexts[page]() }
}

/** A legal text as a page of its own (design section 8.9). */
export const Component = () => {
  const { page, text } = useLoaderData<typeof loader>()
  return (
    <>
      <Head
        title={`${text.title} | ${site.name}`}
        description={describeLegalText(text)}
        path={paths.legal(page)}
      />
      <PageHero title={text.title} lead={`Last updated: ${text.updated}`} lineWork="hero" />
      <Container sx={{ py: { xs: 3, md: 5 } }}>
        <LegalText text={text} heading="h2" />
      </Container>
    </>
  )
}
