// A card's type as a shape, in a square of 100 units: small in its head, large behind its icons.

export const EMBLEMS: Record<string, string> = {
  action: "M50 8a42 42 0 1 0 0 84 42 42 0 0 0 0-84zm0 11a31 31 0 1 1 0 62 31 31 0 0 1 0-62zM41 33l28 17-28 17z",
  permanent:
    "M28 28c-13 0-21 10-21 22s8 22 21 22c9 0 15-6 22-15 7 9 13 15 22 15 13 0 21-10 21-22s-8-22-21-22c-9 0-15 6-22 15-7-9-13-15-22-15zm0 12c5 0 9 4 14 10-5 6-9 10-14 10-6 0-9-4-9-10s3-10 9-10zm44 0c6 0 9 4 9 10s-3 10-9 10c-5 0-9-4-14-10 5-6 9-10 14-10z",
  end: "M22 8h8v84h-8zM32 12h22v12h20V14h10v38H64V40H32z",
  production:
    "M50 12l7 4 1 9 8 3 7-5 7 7-5 7 3 8 9 1v10H13V46l9-1 3-8-5-7 7-7 7 5 8-3 1-9zM8 62h84v8H8zM14 76h72v8H14z",
  instant: "M58 4 20 56h24L36 96l42-56H52z",
};
