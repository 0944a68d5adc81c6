#!/bin/sh
# Runs once, when PostgreSQL creates its folder: the application gets a role that owns its own database and may
# do nothing else.
set -eu
psql --no-psqlrc --username postgres --dbname postgres --set ON_ERROR_STOP=1 \
  --set password="$(cat "${DATABASE_PASSWORD_FILE:-/run/secrets/database_password}")" <<'SQL'
create role husvaer login password :'password' nosuperuser nocreatedb nocreaterole noreplication;
create database husvaer owner husvaer encoding 'UTF8' template template0;
revoke all on database husvaer from public;
SQL
