// Snippets that docs/commonErrors/feature-off.md lets readers paste into the console of the browser.
// console.test.tsx runs each of them against applications with one mistake.

// region: claims
function pricingClaims(token) {
  const payload = token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/');
  return JSON.parse(atob(payload));
}
// endregion: claims

// region: stored
console.log(localStorage.getItem('pricingToken'));
// endregion: stored

// region: feature
pricingClaims(JSON.parse(localStorage.getItem('pricingToken'))).features?.['pdfExport'];
// endregion: feature

// region: age
new Date(pricingClaims(JSON.parse(localStorage.getItem('pricingToken'))).iat * 1000).toString();
// endregion: age

// region: fresh
fetch('http://localhost:8080/api/notes', {
  headers: {Authorization: `Bearer ${localStorage.getItem('authToken')}`},
}).then((response) => {
  const token = response.headers.get('Pricing-Token');
  console.log(response.status, token && pricingClaims(token).features['pdfExport']);
});
// endregion: fresh

// region: inputs
fetch('http://localhost:8080/api/feature-off/pdfExport', {
  headers: {Authorization: `Bearer ${localStorage.getItem('authToken')}`},
})
  .then((response) => response.json())
  .then((inputs) => console.log(inputs));
// endregion: inputs
