insert into subscription (username, pricing_version, started_on)
select username, '2025-spring', current_date from customer
where username not in (select username from subscription);
