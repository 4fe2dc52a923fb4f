import texts from '../../content/texts/glossary.json'
import { Glossary } from '../../domain/glossary/Glossary.tsx'
import { PageHero } from '../../ui/PageHero.tsx'

export const Component = () => (
  <>
    <PageHero {...texts.hero} lineWork="hero" />
    <Glossary />
  </>
)
