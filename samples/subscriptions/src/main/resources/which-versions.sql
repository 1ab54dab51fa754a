select pricing_version, plan, count(*) as customers
from subscription
group by pricing_version, plan
order by pricing_version, plan;
