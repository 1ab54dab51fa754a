import {securityTxt} from './securityTxt';

it('securityTxt has the fields of RFC 9116 and expires within a year of the commit', () => {
  expect(securityTxt('https://x.example/base/', new Date('2024-02-29T22:00:00+01:00'))).toBe(
    [
      'Contact: https://github.com/isa-group/Pricing4SaaS-docs/security/advisories/new',
      'Expires: 2025-02-28T00:00:00Z',
      'Preferred-Languages: en, es',
      'Canonical: https://x.example/base/.well-known/security.txt',
      'Policy: https://github.com/isa-group/Pricing4SaaS-docs/blob/main/SECURITY.md',
      '',
    ].join('\n'),
  );
});
