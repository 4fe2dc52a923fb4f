import texts from '../../content/texts/glossary.json'
import { Glossary } from '../../domain/glossary/Glossary.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { PageHead } from '../seo/Head.tsx'

export const Component = () => (
  <>
    <PageHead page="glossary" />
    <PageHero {...texts.hero} lineWork="hero" />
    <Glossary />
  </>
)
