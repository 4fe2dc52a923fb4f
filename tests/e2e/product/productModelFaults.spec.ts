import { easeDrawing, firstFrame, modelView, ownFault } from '../../support/browser/model.ts'
import { expect, expectAccessible, test, visit } from '../../support/browser/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedFaults: [ownFault] })
test.beforeEach(easeDrawing)

test.describe('where the model does not arrive or stay', () => {
  test.use({ expectedFaults: [ownFault, '404'] })

  test('the picture stays, and the next press tries again; choosing a picture leaves the view', async ({
    page,
  }) => {
    await page.route('**/model.glb', (route) => route.fulfill({ status: 404 }), { times: 1 })
    await visit(page, '/products/5')
    const { open, back, canvas, picture } = modelView(page)
    await open.click()
    await expect(page.getByText('The 3D view could not be loaded.')).toBeVisible()
    await expect(open).toBeFocused()
    await expect(picture).toBeVisible()
    await expectAccessible(page)

    await open.click()
    await expect(back).toBeVisible(firstFrame)
    await canvas.evaluate((element: HTMLCanvasElement) =>
      element.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
    )
    await expect(page.getByText('The 3D view could not be loaded.')).toBeVisible()
    await expect(open).toBeFocused()

    await open.click()
    await expect(canvas).toBeAttached()
    await page.getByRole('group', { name: 'Pictures' }).getByRole('button').nth(1).click()
    await expect(canvas).toHaveCount(0)
    await expect(open).toBeVisible()
  })
})

test('a browser without WebGL shows the picture and says why', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await visit(page, '/products/5')
  const { open, picture } = modelView(page)
  await open.click()
  await expect(page.getByText('3D view is not available in this browser.')).toBeVisible()
  await expect(picture).toBeVisible()
  expect(requests.filter((url) => /ModelStage|model\.glb/.test(url))).toEqual([])
})
