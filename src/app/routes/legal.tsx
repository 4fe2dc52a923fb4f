import Container from '@mui/material/Container'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import type { LegalDocument } from '../../content/schema/legal.ts'
import { type LegalPage, legalPages, site } from '../../content/site.ts'
import texts from '../../content/texts/legal.json'
import { paths } from '../../domain/routing/paths.ts'
import { LegalContents, LegalText } from '../../features/legal/LegalText.tsx'
import { cutWords, fill } from '../../lib/text.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { ArrowLink } from '../../ui/TextLinks.ts'
import { descriptionLength, Head } from '../seo/Head.tsx'

const legalTexts: Record<LegalPage, () => Promise<{ default: LegalDocument }>> = {
  privacy: () => import('../../content/legal/privacy.json'),
  terms: () => import('../../content/legal/terms.json'),
  cookies: () => import('../../content/legal/cookies.json'),
}

/** The text of a legal page. Throws a 404 for an unknown name. */
export const loader = async ({ params }: LoaderFunctionArgs) => {
  const page = legalPages.find((name) => name === params.page)
  if (!page) throw new Response(null, { status: 404 })
  return { page, text: (await legalTexts[page]()).default }
}

export const Component = () => {
  const { page, text } = useLoaderData<typeof loader>()
  const [beginning = ''] = text.sections[0]?.paragraphs ?? []
  return (
    <>
      <Head
        title={`${text.title} | ${site.name}`}
        description={cutWords(beginning, descriptionLength)}
        path={paths.legal(page)}
      />
      <PageTitle title={text.title} lead={fill(texts.updated, { date: text.updated })} />
      <Container sx={{ py: { xs: 3, md: 5 } }}>
        <LegalContents text={text} />
        <LegalText text={text} heading="h2" />
        <ArrowLink to={paths.accessibility}>{texts.accessibility}</ArrowLink>
      </Container>
    </>
  )
}
