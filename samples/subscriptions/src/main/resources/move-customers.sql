update subscription
set plan = case plan when 'STUDIO' then 'PRO' else plan end,
    pricing_version = '2025-autumn',
    previous_version = pricing_version
where pricing_version = '2025-spring' and announced_on <= date '2025-08-01';
