import { type Fault, type ParsedFile, textsOf } from './files/contentFile.ts'

/** Texts that the specification fixes (sections 2 and 8), by their file in `src/content/texts` and their field. */
export const fixedTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'about.json': {
    'story.title': 'Our Story',
    'values[0].title': 'Reliability',
    'values[1].title': 'Innovation',
    'values[2].title': 'Customer Focus',
    'values[3].title': 'Excellence',
    'commitment.title': 'Our Commitment to Innovation',
    'commitment.steps[0].title': 'Research',
    'commitment.steps[1].title': 'Development',
    'commitment.steps[2].title': 'Deployment',
  },
  'actions.json': {
    quote: 'Get a Quote',
    freeQuote: 'Get Free Quote',
    details: 'View Details',
  },
  'catalogue.json': {
    title: 'Our Product Range',
    'search.placeholder': 'Search products...',
    'empty.text': 'No products found matching your criteria.',
    'empty.clear': 'Clear Filters',
  },
  'footer.json': {
    'quickLinks.title': 'Quick Links',
    'quickLinks.home': 'Home',
    'quickLinks.products': 'Products',
    'quickLinks.about': 'About Us',
    'quickLinks.contact': 'Contact',
    'services.title': 'Services',
    'services.names[0]': 'Equipment Sales',
    'services.names[1]': 'Maintenance & Repair',
    'services.names[2]': 'Training Programs',
    'services.names[3]': 'Technical Support',
    'services.names[4]': 'Warranty Services',
    contact: 'Contact',
    'legal.privacy': 'Privacy',
    'legal.terms': 'Terms',
    'legal.cookies': 'Cookies',
  },
  'header.json': {
    selectCountry: 'Select Country',
    'navigation.home': 'Home',
    'navigation.products': 'Products',
    'navigation.about': 'About',
    'navigation.contact': 'Contact',
  },
  'home.json': {
    badge: 'Trusted by Leading Businesses Across the Globe',
    'technology.cards[0].title': 'Office and Banking Machine',
    'technology.cards[1].title': 'CDM and ATM',
    'technology.cards[2].title': 'Cybersecurity',
    'hubs.title': 'Regional Hubs',
    'callToAction.products': 'Explore All Products',
    'profile.title': 'Company Profile',
    'profile.products': 'Explore Products',
    'accuracy.name': 'Accuracy',
    'accuracy.promise': 'Guaranteed Precision',
    'bestSeller.more': 'Read more',
    'bestSeller.less': 'Show less',
    'bestSeller.fullDetails': 'View Full Details',
    'hub.explore': 'Explore',
  },
  'legal.json': {
    understood: 'I Understand',
  },
  'notices.json': {
    'quoteInvalid.title': 'Please fix the form errors',
    'quoteFailed.title': 'Submission failed',
    'quoteFailed.description': 'Please try again later.',
    'quoteAccepted.title': 'Quote request submitted!',
    'quoteAccepted.description': 'Our team will respond within 24 hours.',
    'freeQuote.title': "Let's Power Your Operations",
    'downloadStarted.title': 'Preparing download...',
    'downloadStarted.description': 'Your file is being prepared.',
    'downloadFinished.title': 'Download complete',
    'downloadFinished.description': 'Finished downloading the {name} specs.',
    'downloadFailed.title': 'Download failed',
    'downloadFailed.description': 'Could not download the spec sheet. Please try again.',
  },
  'product.json': {
    'breadcrumbs.home': 'Home',
    'breadcrumbs.products': 'Products',
    back: 'Back to Products',
    keyFeatures: 'Key Features',
    download: 'Download Specs',
    ask: 'Ask Question',
    'tabs.overview': 'Overview',
    'tabs.specifications': 'Specifications',
    'tabs.videos': 'Videos',
    'noVideos.title': 'No videos available',
    'noVideos.text': 'Check back later for product videos.',
    'video.play': 'Play Video',
    'notFound.title': 'Product not found',
  },
  'quote.json': {
    'form.submitting': 'Submitting...',
  },
}

const advice = 'is fixed by the specification; write it as it was, or change the specification first'

export const fixedFaults = ({ path, data }: ParsedFile): Fault[] => {
  const texts = new Map(textsOf(data).map(({ field, text }) => [field, text]))
  const fixed = Object.entries(fixedTexts[path.replace('src/content/texts/', '')] ?? {})
  return fixed.flatMap(([field, text]) =>
    texts.get(field) === text
      ? []
      : [{ file: path, field, value: texts.get(field), advice: `${advice}: ${text}` }],
  )
}
