update subscription
set announced_on = date '2025-08-01'
where pricing_version = '2025-spring' and announced_on is null;
