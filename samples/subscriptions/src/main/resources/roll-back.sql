update subscription
set plan = case plan when 'PRO' then 'STUDIO' else plan end,
    pricing_version = previous_version,
    previous_version = null
where pricing_version = '2025-autumn' and previous_version = '2025-spring';
