import { StyleSheet } from '@react-pdf/renderer'
import { colours } from './colours.ts'
import { fontFamily } from './fonts.ts'

const margin = 46

// Every text sets size and height itself: react-pdf 4.9 measures an inherited line height wrongly.
const text = { fontSize: 9, lineHeight: 1.45 } as const
const small = { fontSize: 7, lineHeight: 1.5, color: colours.slate } as const

export const style = StyleSheet.create({
  page: {
    // Helvetica has the raised figures and the micro sign, which Instrument Sans lacks.
    fontFamily: [fontFamily, 'Helvetica'],
    fontFeatureSettings: ['tnum'],
    color: colours.ink,
    backgroundColor: colours.white,
    paddingTop: 84,
    paddingBottom: 102,
    paddingHorizontal: margin,
  },
  header: {
    position: 'absolute',
    top: 34,
    left: margin,
    right: margin,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  brand: { flexDirection: 'row', alignItems: 'center' },
  brandName: { fontSize: 14, fontWeight: 600, letterSpacing: -0.2, marginLeft: 7, lineHeight: 1.2 },
  serial: { fontSize: 7.5, fontWeight: 500, letterSpacing: 1.4, color: colours.slate },
  eyebrow: { fontSize: 7.5, fontWeight: 500, letterSpacing: 1.4, color: colours.brassInk, marginTop: 8 },
  title: {
    fontSize: 23,
    fontWeight: 600,
    letterSpacing: -0.5,
    lineHeight: 1.15,
    marginTop: 3,
    marginBottom: 14,
  },
  lead: { flexDirection: 'row', marginBottom: 16 },
  picture: { width: 252, height: 189, borderRadius: 3 },
  caption: { fontSize: 6.8, color: colours.slate, marginTop: 4 },
  description: { flex: 1, marginLeft: 20, fontSize: 9.4, lineHeight: 1.52, marginTop: -2 },
  heading: { fontSize: 12.5, fontWeight: 600, letterSpacing: -0.15, marginTop: 6, marginBottom: 7 },
  features: { flexDirection: 'row', flexWrap: 'wrap', marginBottom: 12 },
  feature: { width: '50%', flexDirection: 'row', paddingRight: 16, marginBottom: 4.5 },
  tick: { width: 7, height: 1.2, backgroundColor: colours.brass, marginTop: 5.6, marginRight: 7 },
  featureText: { ...text, flex: 1 },
  row: {
    flexDirection: 'row',
    borderTopWidth: 0.6,
    borderTopColor: colours.hairline,
    paddingTop: 3.6,
    paddingBottom: 3.2,
  },
  label: { ...text, width: '36%', paddingRight: 12, color: colours.slate },
  inset: { paddingLeft: 10 },
  value: { ...text, width: '64%' },
  group: {
    ...text,
    borderTopWidth: 0.6,
    borderTopColor: colours.hairline,
    backgroundColor: colours.wash,
    color: colours.intaglio,
    fontWeight: 600,
    paddingTop: 3.6,
    paddingBottom: 3.2,
    paddingHorizontal: 6,
  },
  size: { marginTop: 6 },
  sizeRow: { flexDirection: 'row', alignItems: 'flex-end' },
  sizeText: { ...text, flex: 1, marginLeft: 20 },
  end: { borderTopWidth: 0.6, borderTopColor: colours.hairline },
  footer: { position: 'absolute', bottom: 30, left: margin, right: margin },
  footerRow: {
    flexDirection: 'row',
    borderTopWidth: 0.6,
    borderTopColor: colours.hairline,
    paddingTop: 7,
  },
  office: { width: '37%', paddingRight: 12 },
  small,
  officeName: { ...small, fontWeight: 600, color: colours.ink },
  edition: { width: '26%', textAlign: 'right' },
  pageNumber: { fontSize: 7, color: colours.slate },
})
