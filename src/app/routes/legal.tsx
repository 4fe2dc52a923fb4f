import Container from '@mui/material/Container'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { legalPages, site } from '../../content/site.ts'
import texts from '../../content/texts/legal.json'
import { paths } from '../../domain/routing/paths.ts'
import { LegalText } from '../../features/legal/LegalText.tsx'
import { describeLegalText, legalTexts } from '../../features/legal/legalTexts.ts'
import { fill } from '../../lib/text.ts'
import { PageHero } from '../../ui/PageHero.tsx'
import { Icon } from '../../ui/pictures/icons.tsx'
import { ArrowLink } from '../../ui/TextLinks.ts'
import { Head } from '../seo/Head.tsx'

export const loader = async ({ params }: LoaderFunctionArgs) => {
  const page = legalPages.find((name) => name === params.page)
  if (!page) throw new Response(null, { status: 404 })
  return { page, text: await legalTexts[page]() }
}

export const Component = () => {
  const { page, text } = useLoaderData<typeof loader>()
  return (
    <>
      <Head
        title={`${text.title} | ${site.name}`}
        description={describeLegalText(text)}
        path={paths.legal(page)}
      />
      <PageHero title={text.title} lead={fill(texts.updated, { date: text.updated })} lineWork="hero" />
      <Container sx={{ py: { xs: 3, md: 5 } }}>
        <LegalText text={text} heading="h2" />
        <ArrowLink to={paths.accessibility}>
          {texts.accessibility}
          <Icon name="arrowRight" />
        </ArrowLink>
      </Container>
    </>
  )
}
