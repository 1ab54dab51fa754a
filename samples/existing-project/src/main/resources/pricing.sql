alter table account add column plan varchar(255) default 'STARTER' not null;
create table account_add_ons (
    account_username varchar(255) not null references account (username),
    add_ons varchar(255) not null
);
